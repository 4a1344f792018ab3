import { errorPageUrl, explainError } from '@vitrine/ui/core';
import * as z from 'zod';
import { InputError, unknownValue } from '../site/inputError.ts';
import type { Tool } from './tool.types.ts';

const input = z.strictObject({
  code: z
    .string()
    .max(4000)
    .describe('Code of the error, or the message or the address that contains it.'),
  args: z
    .array(z.string())
    .max(20)
    .default([])
    .describe('Values of the error, in the order of args[] in its address.'),
});

const output = z.object({
  code: z.string(),
  messages: z
    .array(
      z.object({
        text: z.string(),
        fix: z.string(),
        releases: z.array(z.string()).describe('Releases that throw it.'),
      }),
    )
    .describe('Several when releases use the code for different errors.'),
  surplus: z.array(z.string()).describe('Values that no message has a place for.'),
  path: z.string(),
});

/** Explains an error code of a production build. */
export const explainErrorTool: Tool<typeof input, typeof output> = {
  name: 'explain_error',
  title: 'Explain an error code',
  description:
    'Returns the whole message of an error code of a production build, with its values filled in, and how to fix it. For a message without a code, use search.',
  ...{ input, output },
  async run({ code: text, args }, site) {
    const { code, args: inAddress } = readError(text);
    const values = args.length > 0 ? args : inAddress;
    const search = new URLSearchParams([['code', code], ...values.map((arg) => ['args[]', arg])]);
    const table = await site.errors();
    const explanation = explainError({ search: `?${search}`, table });
    if (explanation.kind === 'none') throw new InputError('Pass the code of the error.');
    if (explanation.kind === 'unknown') {
      throw unknownCode(
        explanation.code,
        table.map((entry) => entry.code),
      );
    }
    const messages = explanation.messages.map((message) => ({
      text: join(message.text),
      fix: join(message.fix),
      releases: [...message.releases],
    }));
    const path = errorPageUrl(explanation.code, ...values);
    const data = { code: explanation.code, messages, surplus: [...explanation.surplus], path };
    return { text: `${messages.map(writeMessage).join('\n\n')}\n\nPage: ${path}`, data };
  },
};

const ADDRESS = /[?&]code=[^\s"'<>]*/;
const CODE = /(?:error|code)\s*(?:code\s*)?[#:]?\s*([\w/-]*\d[\w/-]*|[a-z-]+\/[a-z-]+)/i;

/** Parses the code and the values of an error from a URL, a message or a plain code. */
function readError(text: string): { code: string; args: string[] } {
  const address = ADDRESS.exec(text)?.[0];
  if (address !== undefined) {
    const query = new URLSearchParams(address.slice(1));
    return { code: query.get('code') ?? '', args: query.getAll('args[]') };
  }
  const trimmed = text.trim().replace(/^#/, '');
  return { code: /\s/.test(trimmed) ? (CODE.exec(trimmed)?.[1] ?? trimmed) : trimmed, args: [] };
}

function unknownCode(code: string, codes: readonly string[]): Error {
  const hint = 'For a message without a code, use search.';
  return unknownValue({ kind: 'error code', value: code, valid: codes, hint });
}

const join = (parts: readonly { kind: string; text: string }[]) =>
  parts.map(({ kind, text }) => (kind === 'missing' ? '…' : text)).join('');

function writeMessage({ text, fix, releases }: z.infer<typeof output>['messages'][number]): string {
  return [text, fix && `Fix: ${fix}`, releases.length > 0 && `Releases: ${releases.join(', ')}`]
    .filter(Boolean)
    .join('\n');
}
