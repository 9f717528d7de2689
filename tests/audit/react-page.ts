import { createElement, type ReactNode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** An element with its attributes and children, or text. */
export type Tree = string | readonly [string, Readonly<Record<string, string>>, readonly Tree[]];

/** The tree that the page shows. The build inserts it, so it is defined only in the browser. */
declare const shownTree: Tree;

/** Renders a button that responds to clicks, followed by a tree. */
export function ReactPage({ tree }: { tree: Tree }): ReactNode {
  const [pressed, setPressed] = useState(false);
  const press = () => setPressed(!pressed);
  return [
    createElement('button', { key: 0, 'aria-pressed': pressed, onClick: press }, 'Press'),
    toReactElement(tree, 1),
  ];
}

function toReactElement(tree: Tree, key: number): ReactNode {
  if (typeof tree === 'string') return tree;
  const [tag, attributes, children] = tree;
  return createElement(tag, { ...attributes, key }, ...children.map(toReactElement));
}

if (typeof document !== 'undefined') {
  const root = document.querySelector('#react') as Element;
  hydrateRoot(root, createElement(ReactPage, { tree: shownTree }));
}
