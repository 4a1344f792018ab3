/**
 * Records the hosts that a process looks up, in the file that `VITRINE_HOSTS` names.
 * Node loads this module before the program (`--import`).
 */
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';

const file = process.env['VITRINE_HOSTS'];
const { lookup } = dns;

dns.lookup = (host, ...rest) => {
  if (file) appendFileSync(file, `${host}\n`);
  return lookup(host, ...rest);
};
