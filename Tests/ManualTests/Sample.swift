import Manual
import SpeechTimer

/// A small program's tables and README, in which everything occurs that is written differently.
enum Sample {
  static let reference = Reference(
    version: "1.2",
    commands: [
      .init(["start"], arguments: "TIME...", help: "Count down."),
      .init(["check"], arguments: "", help: "Try the \"voice\" & 'more'."),
    ],
    groups: [
      .init("When", options: [.init(["-f", "--final"], arguments: "N", help: "Count N\\2 seconds; see --marks.")]),
      .init("Other", options: [.init(["--version"], arguments: "", help: ".hidden? No: shown.")]),
    ])

  static let readme = """
    # speech-timer

    A timer that talks. It counts
    on when the computer sleeps, and `--help` tells **all**.

    ## Two commands

    Left out.

    ## What it is like

    ```
    $ speech-timer 5m
    .5 minutes
      # 'not' a heading
    ```

    After <that>, [termdown](https://example.org/a?b&c) and the [licence](LICENSE) are linked.
    An open ` is text.

    ### Marks

    - one that goes on
      in a second line
    - `two`

    | key | does |
    | --- | --- |
    | Space | pauses, and `goes on` |
    | ^ and ~ | nothing |

    | | |
    | --- | --- |
    | `17:30` | a time |

    | timer | language | speaks |
    | --- | --- | --- |
    | this one | Swift | yes |
    """

  static let manual = Manual(reference, readme: readme)
}
