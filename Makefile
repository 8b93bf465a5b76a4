# What the build needs beside Swift, as Debian packages.
PACKAGES = libespeak-ng-dev libicu-dev libpulse-dev libasound2-dev libspeechd-dev libdbus-1-dev pkg-config
# What the tests need beside those.
TEST_PACKAGES = python3 tmux pulseaudio speech-dispatcher dbus-daemon python3-dbus python3-gi librsvg2-bin faketime

PREFIX ?= /usr/local
ARGS ?= 1m5s
SWIFT_FILES = Package.swift Sources Tests
# lld, since gold warns of what Foundation holds and nobody calls.
RELEASE = swift build -c release --static-swift-stdlib -Xswiftc -use-ld=lld
TOOL = "$$($(RELEASE) --show-bin-path)/speech-timer"

# Some thirty announcements in 40 s, the last ten of them counted.
HEARD = --every 2s --final 20 --json --speech espeak 40s

.PHONY: run build test fuzz lint format install packages test-packages bench bench-audio

run: build
	@$(TOOL) $(ARGS)

build: packages
	@$(RELEASE) --quiet --product speech-timer

test: packages test-packages
	swift test

# What the tests do with a few thousand random requests, with many.
fuzz: build test-packages
	FUZZ=300000 swift test --filter FuzzTests
	Tests/Fuzz/kills --kills 200 $(TOOL)

lint:
	swift format lint --strict --recursive $(SWIFT_FILES)

format:
	swift format --in-place --recursive $(SWIFT_FILES)

# When announcements are heard, on an idle machine and on a busy one; and those of termdown, where it is installed.
bench-audio: build test-packages
	Tests/Benchmarks/audio/heard -- $(TOOL) $(HEARD)
	Tests/Benchmarks/audio/heard --load 2 -- $(TOOL) $(HEARD)
	@if command -v termdown >/dev/null && command -v espeak >/dev/null; then \
	  Tests/Benchmarks/audio/heard --counts 12 -- script -qec "stty rows 24 cols 80; termdown -c 10 -v en 12" /dev/null; \
	fi

install: build
	install -D -m 755 $(TOOL) "$(DESTDIR)$(PREFIX)/bin/speech-timer"

packages:
	@.ci/install-packages $(PACKAGES)

test-packages:
	@.ci/install-packages $(TEST_PACKAGES)

# A minute or two; BENCH_ARGS=--quick is shorter.
bench: build
	@$(RELEASE) --quiet --product phrase-rate
	Tests/Benchmarks/run --tool $(TOOL) $(BENCH_ARGS)
