import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { languages, courseIds } from '../content/course-ids';
import { fullTitles } from '#words/course-titles';
import { officePage } from '../content/office-page';
import { dayAt } from '../site/calendar';
import { Button, TextButton } from '../ui/button';
import { InputField } from '../ui/field';
import { Choice } from './choice';
import { type Counts, toOneLine } from './contract';
import { type Filters, type Query } from './list-address';

const words = officePage.list;
const debounceMs = 300;

interface ListFiltersProps {
  /** Undefined until the list has loaded. */
  readonly counts: Counts | undefined;
  readonly filters: Filters;
  readonly onChange: (query: Query) => void;
}

export function ListFilters({ counts, filters, onChange }: ListFiltersProps) {
  const { search = '', order, ...chosen } = filters;
  const count = Object.keys(chosen).length;
  const [text, setText] = useState(search);
  /** The last search that this field took from the URL or put there. */
  const known = useRef(search);
  const set = (change: Query) => onChange({ ...filters, ...change });

  const find = useEffectEvent(() => {
    known.current = text.trim();
    if (known.current !== search) set({ search: known.current });
  });
  useEffect(() => {
    const timer = setTimeout(() => find(), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    // Follow links and 'Back', but keep what was typed since this field changed the URL.
    if (search === known.current) return;
    known.current = search;
    setText(search);
  }, [search]);

  return (
    <search className="list-filters stack-2">
      <InputField
        id="search"
        label={words.search}
        hint={words.searchHint}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={(event) => setText(toOneLine(event.target.value))}
      />
      <details>
        <summary>{words.filters(count)}</summary>
        <div className="grid stack-3">
          <Choice
            id="state"
            label={words.state}
            value={filters.state ?? ''}
            options={[['', words.anyState], ...Object.entries(officePage.states)]}
            onChange={({ target }) => set({ state: target.value })}
          />
          <Choice
            id="course"
            label={words.course}
            value={filters.course ?? filters.language ?? ''}
            options={[
              ['', words.anyCourse],
              ...languages.map((language) => [language, words.wholeLanguage(language)] as const),
              ...courseIds.map((id) => [String(id), fullTitles[id]] as const),
            ]}
            onChange={({ target: { value } }) => {
              const isLanguage = languages.some((language) => language === value);
              set({ language: isLanguage ? value : '', course: isLanguage ? '' : value });
            }}
          />
          {(['from', 'to'] as const).map((end) => (
            <Day
              key={end}
              name={end}
              value={filters[end]}
              onChange={(day) => set({ [end]: day })}
            />
          ))}
          <Button
            variant="secondary"
            onClick={() => set({ from: `${dayAt(Date.now()).slice(0, 8)}01`, to: '' })}
          >
            {words.month}
          </Button>
          <Choice
            id="order"
            label={words.order}
            value={order ?? ''}
            options={[
              ['', words.newest],
              ['unanswered', words.unanswered],
            ]}
            onChange={({ target }) => set({ order: target.value })}
          />
          <Choice
            id="only"
            label={words.only}
            value={filters.only ?? ''}
            options={[
              ['', words.anyChange],
              ['unread', words.unread(counts?.unread ?? 0)],
              ['withdrawn', words.withdrawn(counts?.withdrawn ?? 0)],
            ]}
            onChange={({ target }) => set({ only: target.value })}
          />
        </div>
      </details>
      {count > 0 && (
        <div>
          <TextButton onClick={() => onChange({ search, order })}>{words.clear}</TextButton>
        </div>
      )}
    </search>
  );
}

interface DayProps {
  readonly name: 'from' | 'to';
  readonly value: string | undefined;
  readonly onChange: (day: string) => void;
}

function Day({ name, value = '', onChange }: DayProps) {
  // Keep a partly typed date, because `readFilters` ignores it: the first digit is year 2.
  const [typed, setTyped] = useState<string>();
  return (
    <InputField
      id={name}
      label={words[name]}
      type="date"
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
