import { type RefObject, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { help } from '../../content/help';
import { placeFocus } from '../../ui/use-kept-focus';
import { useHash } from '../shared/use-hash';

export type HelpTabId = (typeof help.tabs)[number]['id'];

/** Marks, in the browser's history, an address that a click on a tab made: its page stands still. */
const chosenHere = 'tab-chosen';

/** The router's key of the address that the site was opened with: nothing has the focus yet. */
const firstEntry = 'default';

/**
 * The open tab of the Help Center, which the address's fragment names (`#how-to-apply`). Opening
 * a tab changes the address in place; an address opened with a fragment leads down to the tabs.
 *
 * @param section what holds the tabs
 */
export function useHelpTab(section: RefObject<Element | null>): [HelpTabId, (id: string) => void] {
  const hash = useHash();
  const { search, key, state } = useLocation();
  const navigate = useNavigate();
  const named = help.tabs.find((tab) => tab.id === hash)?.id;

  useEffect(() => {
    if (!named || state === chosenHere) return;
    section.current?.scrollIntoView({ behavior: 'instant' });
    if (key !== firstEntry && isFocusLost()) placeFocus(openPanel(section.current));
  }, [named, key, state, section]);

  return [
    named ?? help.tabs[0].id,
    (id) => void navigate({ search, hash: id }, { replace: true, state: chosenHere }),
  ];
}

/** A link to another tab goes with its own tab. */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || activeElement.closest('[hidden]') !== null;
}

const openPanel = (section: Element | null): HTMLElement | null =>
  section?.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden])') ?? null;
