# What the build needs beside Swift, as Debian packages.
PACKAGES = libespeak-ng-dev libicu-dev libpulse-dev libasound2-dev pkg-config
# What the tests need beside those.
TEST_PACKAGES = python3 tmux pulseaudio speech-dispatcher

PREFIX ?= /usr/local
ARGS ?= 1m5s
SWIFT_FILES = Package.swift Sources Tests
RELEASE = swift build -c release --static-swift-stdlib --product speech-timer

.PHONY: run build test lint format install packages test-packages bench

run: build
	@"$$($(RELEASE) --show-bin-path)/speech-timer" $(ARGS)

build: packages
	@$(RELEASE) --quiet

test: packages test-packages
	swift test

lint:
	swift format lint --strict --recursive $(SWIFT_FILES)

format:
	swift format --in-place --recursive $(SWIFT_FILES)

install: build
	install -D -m 755 "$$($(RELEASE) --show-bin-path)/speech-timer" "$(DESTDIR)$(PREFIX)/bin/speech-timer"

packages:
	@.ci/install-packages $(PACKAGES)

test-packages:
	@.ci/install-packages $(TEST_PACKAGES)

# A minute or two; BENCH_ARGS=--quick is shorter.
bench: build
	Benchmarks/run --tool "$$($(RELEASE) --show-bin-path)/speech-timer" $(BENCH_ARGS)
