import * as z from 'zod';

/** Tools of the workbench that agents may use: they read stories and documentation. */
export const ALLOWED_TOOLS: readonly string[] = [
  'docs-list',
  'docs-show',
  'docs-show-story',
  'get-storybook-story-instructions',
  'stories-find-by-component',
  'stories-preview',
];

const callSchema = z.object({
  method: z.literal('tools/call'),
  params: z.object({ name: z.string() }),
});

const listSchema = z.looseObject({
  result: z.looseObject({ tools: z.array(z.looseObject({ name: z.string() })) }),
});

/** Returns the first tool that a message, or a batch of messages, calls without permission. */
export function findRefusedTool(body: unknown): string | undefined {
  return [body].flat().flatMap((message) => {
    const call = callSchema.safeParse(message).data;
    return call && !ALLOWED_TOOLS.includes(call.params.name) ? [call.params.name] : [];
  })[0];
}

/** Removes tools that are not allowed from a tool list in JSON or in server-sent events. */
export function filterAnswer(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const [, field = '', json = ''] = /^(data: ?)?(\{.*\})\r?$/.exec(line) ?? [];
      return json === '' ? line : field + filterMessage(json);
    })
    .join('\n');
}

function filterMessage(json: string): string {
  const message: unknown = JSON.parse(json);
  const list = listSchema.safeParse(message).data;
  if (!list) return json;
  const tools = list.result.tools.filter(({ name }) => ALLOWED_TOOLS.includes(name));
  // Spreads the message first, so that its keys stay in order.
  return JSON.stringify({ ...(message as object), result: { ...list.result, tools } });
}
