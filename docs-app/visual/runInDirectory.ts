import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

// Runs a Node script in another folder: node runInDirectory.ts FOLDER SCRIPT [ARGUMENTS]
const [node = '', , folder = '', script = '', ...scriptArgs] = process.argv;
process.chdir(folder);
process.argv = [node, resolve(script), ...scriptArgs];
await import(pathToFileURL(resolve(script)).href);
