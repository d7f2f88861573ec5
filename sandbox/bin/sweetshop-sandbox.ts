#!/usr/bin/env node
import { runCommandLine } from "#sandbox/command-line.ts";
import { installedWorlds } from "#sandbox/installed-worlds.ts";

process.env.NODE_ENV ??= "production";
runCommandLine(installedWorlds, process.argv.slice(2));
