import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { join } from 'node:path';
import * as z from 'zod';
import { SITE } from '../node/paths.ts';

/** Path of the program that `npx vitrine-mcp` runs. */
export const MCP_PROGRAM = join(SITE, 'mcp/main.ts');

/** Newest protocol version of the SDK; it has no handshake. */
export const NEWEST_PROTOCOL = '2026-07-28';

const content = z.array(z.looseObject({ type: z.string(), text: z.string() }));

/** Result of a tool call. */
interface ToolAnswer {
  text: string;
  data: Record<string, unknown>;
  isError: boolean;
}

/** Connected client of the MCP server. */
export interface McpClient extends AsyncDisposable {
  client: Client;
  call: (name: string, args?: Record<string, unknown>) => Promise<ToolAnswer>;
  /** Process of the server; undefined over HTTP. */
  pid: number | undefined;
}

/**
 * Starts the server for a site over stdio, and connects the official client.
 * With `isNewest`, the client negotiates the newest protocol version.
 */
export async function connectStdio(site: string, isNewest = false): Promise<McpClient> {
  const args = [MCP_PROGRAM, '--site', site];
  const transport = new StdioClientTransport({
    ...{ command: process.execPath, args, stderr: 'ignore' },
  });
  const connected = await connect(transport, isNewest);
  return { ...connected, pid: transport.pid ?? undefined };
}

/** Connects the official client to a running HTTP server. */
export function connectHttp(url: string, isNewest = false): Promise<McpClient> {
  return connect(new StreamableHTTPClientTransport(new URL(url)), isNewest);
}

async function connect(
  transport: Parameters<Client['connect']>[0],
  isNewest: boolean,
): Promise<McpClient> {
  // By default, the client uses a protocol version with a handshake, as most agents do.
  const options = isNewest ? { versionNegotiation: { mode: 'auto' as const } } : {};
  const client = new Client({ name: 'test', version: '1' }, options);
  await client.connect(transport);
  return {
    client,
    pid: undefined,
    async call(name, args = {}) {
      const result = await client.callTool({ name, arguments: args });
      const text = content.parse(result.content).map((part) => part.text);
      const data = (result.structuredContent ?? {}) as Record<string, unknown>;
      return { text: text.join('\n'), data, isError: result.isError === true };
    },
    [Symbol.asyncDispose]: () => client.close(),
  };
}
