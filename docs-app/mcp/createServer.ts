import { McpServer } from '@modelcontextprotocol/server';
import type * as z from 'zod';
import { INSTRUCTIONS } from './instructions.ts';
import { registerResources } from './resources.ts';
import type { Site } from './site/createSite.ts';
import { apiChangesTool } from './tools/apiChangesTool.ts';
import { componentApiTool } from './tools/componentApiTool.ts';
import { examplesTool } from './tools/examplesTool.ts';
import { explainErrorTool } from './tools/explainErrorTool.ts';
import { readPageTool } from './tools/readPageTool.ts';
import { searchTool } from './tools/searchTool.ts';
import type { Tool } from './tools/tool.types.ts';
import manifest from './package.json' with { type: 'json' };

/** Tools only read, and only from the site. */
const ANNOTATIONS = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

/** Creates a server with all tools and resources. `load` returns the current build of the site. */
export function createServer(load: () => Promise<Site>): McpServer {
  const server = new McpServer(
    { name: 'vitrine', title: 'Vitrine documentation', version: manifest.version },
    { instructions: INSTRUCTIONS },
  );
  const register = <Input extends z.ZodObject, Output extends z.ZodObject>(
    tool: Tool<Input, Output>,
  ): void => {
    const { name, title, description, input, output, run } = tool;
    const schemas: { inputSchema: z.ZodObject; outputSchema: z.ZodObject } = {
      inputSchema: input,
      outputSchema: output,
    };
    server.registerTool(
      name,
      { title, description, ...schemas, annotations: ANNOTATIONS },
      // The server turns a thrown error into a tool error with its message.
      async (args) => {
        const { text, data } = await run(input.parse(args), await load());
        return { content: [{ type: 'text', text }], structuredContent: data };
      },
    );
  };
  register(searchTool);
  register(readPageTool);
  register(componentApiTool);
  register(apiChangesTool);
  register(examplesTool);
  register(explainErrorTool);
  registerResources(server, load);
  return server;
}
