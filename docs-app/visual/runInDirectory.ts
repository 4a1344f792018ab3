import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

// Runs a script of Node in another folder: node inFolder.ts FOLDER SCRIPT …its arguments
const [node = '', , folder = '', script = '', ...rest] = process.argv;
process.chdir(folder);
process.argv = [node, resolve(script), ...rest];
await import(pathToFileURL(resolve(script)).href);
