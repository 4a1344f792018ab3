import { escapeHtml } from '@vitrine/ui/core';
import type { SiteAssets } from '../shared/server.types.ts';
import type { SiteEnv } from '../shared/siteEnv.ts';
import { writePagePolicy } from './contentPolicy.ts';

/** Inline style sheet; `ids` are the names of its rules in emotion. `text` may be empty. */
export interface StyleSheet {
  ids?: readonly string[];
  text: string;
}

/** Renders a style element; `data-emotion` lists the ids without a class name in the text. */
export function styleTag({ ids, text }: StyleSheet): string {
  const unnamed = ids?.filter((id) => !text.includes(`.css-${id}`));
  const emotion = unnamed ? ` data-emotion="css ${unnamed.join(' ')}"` : '';
  return text && `<style${emotion}>${text}</style>`;
}

/** Renders the link of a style sheet that demos need before they are painted. */
export function sheetTag(href: string): string {
  return `<link rel="stylesheet" href="${escapeHtml(href)}" data-demo-sheet>\n`;
}

/** Renders the Content Security Policy; empty in development, where Vite adds scripts. */
export function policyTag(
  styles: readonly StyleSheet[],
  { marks, bootstrap }: Pick<SiteAssets, 'marks' | 'bootstrap'>,
  env: SiteEnv,
): string {
  if (!marks) return '';
  const texts = styles.map(({ text }) => text);
  const policy = writePagePolicy({ scripts: [bootstrap], styles: texts, env });
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">\n`;
}
