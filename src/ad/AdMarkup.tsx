import * as React from 'react';
import { parseAdMarkup, type MarkupNode } from './adMarkup.ts';

/** Renders an ad description: text and the allowed tags. */
export function AdMarkup({ markup }: { markup: string }) {
  return <>{parseAdMarkup(markup).map(draw)}</>;
}

function draw(node: MarkupNode, index: number): React.ReactNode {
  if (node.type === 'text') return node.value;
  return React.createElement(node.tagName, { key: index }, ...node.children.map(draw));
}
