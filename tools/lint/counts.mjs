#!/usr/bin/env node
/**
 * `node tools/lint/counts.mjs [FILE …]`, a part of `npm run lint`: names each count whose word was written by hand, in the project's code or in the
 * files that are named. The compiler, which takes the rooms from their source, says what may be a number; it checks nothing else, and takes seconds.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../run/command.mjs';
import { pathsIn } from '../run/files.cjs';
import { countsByHand } from './counts-by-hand.mjs';

const ROOM = /^(contract|server|shared-ui|shell|mf-[a-z]+)$/;
/** What people read is said here: not in tests, nor in what tests stand on. */
const SAID = /^[a-z-]+\/src\/.*\.tsx?$/;
const UNSAID = /\.(test|test-d|fixture|stories)\.tsx?$|\/(testing|replay)\//;

/** @type {ts.CompilerOptions} */
const OPTIONS = {
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  noEmit: true,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: ['source'],
  types: ['node'],
};

/** All files of the rooms, relative to the root. */
const everyFile = () =>
  readdirSync(root)
    .filter((name) => ROOM.test(name))
    .flatMap((room) => pathsIn(join(root, room, 'src')).map((path) => `${room}/src/${path}`));

/** @param {string[]} names files, relative to the root @returns {string[]} a line for each count that was written by hand */
function linesOf(names) {
  if (names.length === 0) return [];
  const program = ts.createProgram(
    names.map((name) => join(root, name)),
    OPTIONS,
  );
  const checker = program.getTypeChecker();
  return names.flatMap((name) => {
    const file = program.getSourceFile(join(root, name));
    return file ? countsByHand(file, checker).map(({ line, says }) => `${name}:${line} ${says}`) : [];
  });
}

const named = process.argv.slice(2);
const lines = linesOf((named.length > 0 ? named : everyFile()).filter((name) => SAID.test(name) && !UNSAID.test(name)));
for (const line of lines) console.log(line);
if (lines.length > 0) process.exitCode = 1;
