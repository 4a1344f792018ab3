import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Test files share a document, so elements that a file leaves would change the next results.
if ('document' in globalThis) document.body.replaceChildren();
afterEach(cleanup);
