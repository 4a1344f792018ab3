import { z } from 'zod';

// The Content-Security-Policy forbids eval, which zod would try for speed.
z.config({ jitless: true });

export { z };
