# What the build needs beside Swift, as Debian packages.
PACKAGES = libespeak-ng-dev libicu-dev libpulse-dev libasound2-dev libspeechd-dev libdbus-1-dev pkg-config
# What the tests need beside those.
TEST_PACKAGES = python3 tmux pulseaudio speech-dispatcher dbus-daemon python3-dbus python3-gi librsvg2-bin faketime \
  man-db mandoc zsh fish

PREFIX ?= /usr/local
TARGET = $(DESTDIR)$(PREFIX)
# Where zsh looks for the functions of what is installed there.
ZSH_FUNCTIONS ?= site-functions
# Of the manual.
DATE := $(shell git log -1 --format=%cs 2>/dev/null || date +%F)
ARGS ?= 1m5s
SWIFT_FILES = Package.swift Sources Tests
# Each target names what it imports.
IMPORTS = --explicit-target-dependency-import-check error
# lld, since gold warns of what Foundation holds and nobody calls.
RELEASE = swift build $(IMPORTS) -c release --static-swift-stdlib --disable-local-rpath -Xswiftc -use-ld=lld
TOOL = "$$($(RELEASE) --show-bin-path)/speech-timer"

# With its own folder, since everything is built anew for it.
FUZZER = swift build -c release --scratch-path .build/fuzz --sanitize=fuzzer -Xswiftc -DLIBFUZZER -Xswiftc -parse-as-library
FUZZ_TIME ?= 300

# Some thirty announcements in 40 s, the last ten of them counted.
HEARD = --every 2s --final 20 --json --speech espeak 40s

.PHONY: run build test lint format docs manual install uninstall deb deb-check packages test-packages bench \
  bench-audio fuzz sanitize

run: build
	@$(TOOL) $(ARGS)

build: packages
	@test -x $(TOOL) || echo "Building. The first time takes some minutes." >&2
	@$(RELEASE) --quiet --product speech-timer

# Few tests at once, since many of them have to be in time.
test: packages test-packages
	swift test $(IMPORTS) --experimental-maximum-parallelization-width 12

lint:
	swift format lint --strict --recursive $(SWIFT_FILES)
	@command -v python3 >/dev/null || .ci/install-packages python3
	Tests/documented Sources

format:
	swift format --in-place --recursive $(SWIFT_FILES)

# When announcements are heard, on an idle machine and on a busy one; and those of termdown, where it is installed.
bench-audio: build test-packages
	Tests/Benchmarks/audio/heard -- $(TOOL) $(HEARD)
	Tests/Benchmarks/audio/heard --load 2 -- $(TOOL) $(HEARD)
	@if command -v termdown >/dev/null && command -v espeak >/dev/null; then \
	  Tests/Benchmarks/audio/heard --counts 12 -- script -qec "stty rows 24 cols 80; termdown -c 10 -v en 12" /dev/null; \
	fi

# Pages of what the modules promise each other, below .build/docs. A comment or a page that is wrong stops it.
docs: packages
	Documentation/make-pages .build/docs

# The manual, made from the tables of the program and the README.
manual: build
	@$(RELEASE) --quiet --product speech-timer-manual
	@mkdir -p .build/manual
	$(TOOL)-manual man "$(DATE)" <README.md >.build/manual/speech-timer.1
	$(TOOL)-manual html <README.md >.build/manual/speech-timer.html

install: manual
	install -D -s -m 755 $(TOOL) "$(TARGET)/bin/speech-timer"
	install -D -m 644 .build/manual/speech-timer.1 "$(TARGET)/share/man/man1/speech-timer.1"
	install -D -m 644 .build/manual/speech-timer.html "$(TARGET)/share/doc/speech-timer/speech-timer.html"
	install -D -m 755 -t "$(TARGET)/share/doc/speech-timer/examples" Examples/*.sh
	install -D -m 644 Completions/speech-timer.bash "$(TARGET)/share/bash-completion/completions/speech-timer"
	install -D -m 644 Completions/_speech-timer "$(TARGET)/share/zsh/$(ZSH_FUNCTIONS)/_speech-timer"
	install -D -m 644 Completions/speech-timer.fish "$(TARGET)/share/fish/vendor_completions.d/speech-timer.fish"

# Removes what `install` installs, with the same PREFIX and DESTDIR.
uninstall:
	cd "$(TARGET)" 2>/dev/null || exit 0; rm -f bin/speech-timer share/man/man1/speech-timer.1 \
	  share/bash-completion/completions/speech-timer share/zsh/$(ZSH_FUNCTIONS)/_speech-timer \
	  share/fish/vendor_completions.d/speech-timer.fish; rm -rf share/doc/speech-timer

# A Debian package, in this folder.
deb:
	@rm -rf .build/deb
	@$(MAKE) --no-print-directory install DESTDIR="$(CURDIR)/.build/deb" PREFIX=/usr ZSH_FUNCTIONS=vendor-completions
	@Packaging/build-deb .build/deb

# Whether the package is as Debian wants it, works on a fresh system, and leaves nothing behind. As root.
deb-check: deb
	@.ci/install-packages lintian debootstrap
	Packaging/check-deb speech-timer_*.deb

# Throws inputs at everything that reads from outside, led by what they cover, for FUZZ_TIME seconds; and at the socket as
# the tests do, but many. Kills two hundred running timers, too.
fuzz: build test-packages
	@$(FUZZER) --quiet --product fuzz
	swift build --quiet --product fuzz
	@mkdir -p .build/fuzz/corpus
	"$$(swift build --show-bin-path)/fuzz" seeds .build/fuzz/corpus
	cd .build/fuzz && "$$(cd ../.. && $(FUZZER) --show-bin-path)/fuzz" -max_total_time=$(FUZZ_TIME) -timeout=10 -max_len=8192 corpus
	FUZZ=300000 swift test --filter RequestFuzzTests
	Tests/Fuzz/kills --kills 200 $(TOOL)

# The tests under each sanitizer that the toolchain has, in folders of their own.
sanitize: packages test-packages
	Tests/sanitize address
	Tests/sanitize thread

packages:
	@.ci/install-packages $(PACKAGES)

test-packages:
	@.ci/install-packages $(TEST_PACKAGES)

# Some three minutes; BENCH_ARGS=--quick is shorter.
bench: build
	@$(RELEASE) --quiet --product phrase-rate
	Tests/Benchmarks/run --tool $(TOOL) $(BENCH_ARGS)
