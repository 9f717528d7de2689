import {
  type ChangeEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';
import './combobox.css';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ComboboxProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly id: string;
  readonly ref: Ref<HTMLInputElement>;
  /** The accessible name of the list. */
  readonly listLabel: string;
  /** Returns the choices for the typed text, the best first; all of them for an empty text. */
  readonly find: (text: string) => readonly Choice[];
  readonly onPick: (choice: Choice) => void;
}

interface OpenList {
  readonly choices: readonly Choice[];
  /** Index of the choice that Enter picks, or -1. */
  readonly active: number;
}

/**
 * A text field that suggests choices while the visitor types, and shows all of them on a click or
 * an arrow key (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). A `<datalist>` can't search by
 * names that it doesn't show, and a `<select>` can't be searched on a phone.
 */
export function Combobox({ id, listLabel, find, onPick, ...input }: ComboboxProps) {
  const [list, setList] = useState<OpenList | null>(null);
  const listElement = useRef<HTMLDivElement>(null);
  const listId = `${id}-list`;
  const activeId = list && list.active >= 0 ? `${listId}-${list.active}` : undefined;

  useEffect(() => {
    const active = activeId && document.getElementById(activeId);
    (active || listElement.current)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, list]);

  function open(field: HTMLInputElement, search: string) {
    const choices = find(search);
    const current = choices.findIndex(({ label }) => label === field.value);
    const active = search === '' ? current : 0;
    setList(choices.length > 0 ? { choices, active } : null);
  }

  function pick(choice: Choice | undefined) {
    setList(null);
    if (choice) onPick(choice);
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    input.onChange?.(event);
    // The browser may fill in the field while another one has the focus.
    if (event.target === document.activeElement) open(event.target, event.target.value);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, nativeEvent, currentTarget: field } = event;
    // Enter and arrow keys belong to the input method while it composes Chinese or Japanese text.
    if (nativeEvent.isComposing) return;
    const move = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (move !== undefined) {
      event.preventDefault();
      if (!list) return open(field, '');
      const { length } = list.choices;
      const from = list.active < 0 && move < 0 ? 0 : list.active;
      setList({ ...list, active: (from + move + length) % length });
    } else if (key === 'Enter' && list && list.active >= 0) {
      event.preventDefault();
      pick(list.choices[list.active]);
    } else if (key === 'Escape' && list) {
      event.preventDefault();
      setList(null);
    }
  }

  return (
    <div className="combobox">
      <input
        {...input}
        id={id}
        className="input"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list !== null}
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onChange={handleChange}
        onKeyDown={handleKeyDown}
        onBlur={(event) => {
          setList(null);
          input.onBlur?.(event);
        }}
        onFocus={(event) => event.target.select()}
        onClick={({ currentTarget: field }) => {
          if (list) return;
          // The click has placed the caret, but what is typed now replaces the text.
          field.select();
          open(field, '');
        }}
      />
      {list && (
        <div
          ref={listElement}
          id={listId}
          className="combobox__list"
          role="listbox"
          aria-label={listLabel}
        >
          {list.choices.map((choice, index) => (
            <button
              key={choice.value}
              id={`${listId}-${index}`}
              type="button"
              className="combobox__choice"
              role="option"
              tabIndex={-1}
              aria-selected={index === list.active}
              // Keep the focus in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(choice)}
            >
              {choice.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
