import { defineNav, type NavEntry } from '@vitrine/ui/authoring';

/** The side navigation. */
export const nav: readonly NavEntry[] = defineNav([]);
