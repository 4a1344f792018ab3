import type * as z from 'zod';
import type { Site } from '../site/createSite.ts';

/** Answer of a tool, as text and as data. */
interface ToolAnswer<Data> {
  text: string;
  data: Data;
}

/** Tool of the server. `run` throws an `InputError` when an argument has an unknown value. */
export interface Tool<
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodObject = z.ZodObject,
> {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  run: (input: z.infer<Input>, site: Site) => Promise<ToolAnswer<z.infer<Output>>>;
}
