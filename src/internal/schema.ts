import { z } from 'zod';

// The policy of pages lets no text be run as code; the library would try, to be faster.
z.config({ jitless: true });

export { z };
