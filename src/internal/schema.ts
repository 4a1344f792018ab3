import { z } from 'zod/mini';

// The Content-Security-Policy forbids `eval`, which the JIT of zod uses.
z.config({ jitless: true });

export { z };
