// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "speech-timer",
  products: [.executable(name: "speech-timer", targets: ["speech-timer"])],
  targets: [
    // The program.
    .executableTarget(name: "speech-timer", dependencies: ["SpeechTimer"]),
    .target(
      name: "SpeechTimer",
      dependencies: [
        "Timing", "Announcing", "Phrasing", "Speaking", "Displaying", "Drawing", "Listening", "Surroundings",
        "WallClock", "Keeping", "CLinux",
      ]),

    // One idea each.
    .target(name: "Timing"),
    .target(name: "Announcing", dependencies: ["Timing"]),
    .target(name: "Phrasing", dependencies: ["Announcing", "Timing", "CICU", "Localizations"]),
    .target(name: "Displaying", dependencies: ["Announcing", "Timing", "Drawing", "CLinux", "CRescue"]),
    .target(name: "Drawing"),
    .target(name: "Listening", dependencies: ["CLinux", "CRescue"]),
    .target(name: "Speaking", dependencies: ["CEspeakNG", "CPulse", "CALSA", "CSpeechd", "CLinux"]),
    .target(name: "Surroundings", dependencies: ["CDBus"]),
    .target(name: "WallClock", dependencies: ["Timing", "Keeping", "CICU", "CLinux"]),
    .target(name: "Keeping"),

    // C: what has to run in a signal's handler, the embedded catalogs, and Debian's libraries.
    .target(name: "CRescue"),
    .target(
      name: "Localizations", path: "Localizations", exclude: ["Catalogs", "README.md"]),
    .target(
      name: "CICU",
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
    .systemLibrary(name: "CEspeakNG", providers: [.apt(["libespeak-ng-dev"])]),
    .systemLibrary(name: "CPulse", providers: [.apt(["libpulse-dev"])]),
    .systemLibrary(name: "CALSA", providers: [.apt(["libasound2-dev"])]),
    .systemLibrary(name: "CSpeechd", providers: [.apt(["libspeechd-dev"])]),
    .systemLibrary(name: "CDBus", pkgConfig: "dbus-1", providers: [.apt(["libdbus-1-dev"])]),
    .systemLibrary(name: "CLinux", providers: [.apt(["libc6-dev"])]),

    // The manual, from the program's tables and the README.
    .executableTarget(name: "speech-timer-manual", dependencies: ["Manual", "SpeechTimer"]),
    .target(name: "Manual", dependencies: ["SpeechTimer"]),

    // Tests, and what the benchmarks need built.
    .executableTarget(
      name: "phrase-rate", dependencies: ["Phrasing", "Announcing", "Timing"], path: "Tests/Benchmarks/phrases"),
    .executableTarget(name: "fuzz", dependencies: ["Hostile", "SpeechTimer", "Keeping"], path: "Tests/Fuzz/Run"),
    .target(name: "Hostile", dependencies: ["SpeechTimer", "Localizations"], path: "Tests/Fuzz/Hostile"),
    .testTarget(name: "FuzzTests", dependencies: ["Hostile", "SpeechTimer"], path: "Tests/Fuzz/Tests"),
    .testTarget(name: "TimingTests", dependencies: ["Timing"]),
    .testTarget(name: "AnnouncingTests", dependencies: ["Announcing", "Timing"]),
    .testTarget(name: "PhrasingTests", dependencies: ["Phrasing", "Announcing", "Timing", "CICU", "CUnicodeFacts"]),
    .target(name: "CUnicodeFacts", path: "Tests/CUnicodeFacts", linkerSettings: [.linkedLibrary("icui18n")]),
    .target(name: "SoundServers", path: "Tests/SoundServers"),
    .testTarget(name: "SpeakingTests", dependencies: ["Speaking", "SoundServers"]),
    .testTarget(
      name: "HeardTests", dependencies: ["Phrasing", "Announcing", "Speaking", "Timing", "CUnicodeFacts"],
      exclude: ["Words"]),
    .testTarget(
      name: "DisplayingTests", dependencies: ["Displaying", "Announcing", "Timing", "Drawing", "ScreenModel"]),
    .testTarget(name: "DrawingTests", dependencies: ["Drawing", "ScreenModel"], exclude: ["Snapshots"]),
    .target(name: "ScreenModel", path: "Tests/ScreenModel"),
    .testTarget(name: "ListeningTests", dependencies: ["Listening"]),
    .testTarget(name: "SurroundingsTests", dependencies: ["Surroundings"], exclude: ["Support"]),
    .testTarget(name: "WallClockTests", dependencies: ["WallClock", "Timing"]),
    .testTarget(name: "KeepingTests", dependencies: ["Keeping"]),
    .testTarget(name: "ManualTests", dependencies: ["Manual", "SpeechTimer"], exclude: ["Snapshots"]),
    .testTarget(
      name: "SpeechTimerTests",
      dependencies: [
        "SpeechTimer", "speech-timer", "Manual", "Timing", "Announcing", "Listening", "Surroundings", "ScreenModel",
        "SoundServers", "WallClock",
      ],
      exclude: ["Support"]),
  ]
)

for target in package.targets where ![.system].contains(target.type) {
  let isSwift = !["CICU", "CRescue", "CUnicodeFacts", "Localizations"].contains(target.name)
  if isSwift {
    target.swiftSettings = [
      .swiftLanguageMode(.v6),
      .treatAllWarnings(as: .error),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
  }
}
