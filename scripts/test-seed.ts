/** Gives random tests the seed of this run, before each test file. */
import fc from 'fast-check';
import { inject } from 'vitest';

fc.configureGlobal({ seed: inject('seed') });
