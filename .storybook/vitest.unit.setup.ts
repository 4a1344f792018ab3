import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Test files share a document, so a mounted component would change the results of the next file.
afterEach(cleanup);
