import { storageLife as words } from '../../content/storage-life';
import type { StorageLife } from '../storage-life';
import './quiet-note.css';

/** Says, where the browser may erase what is kept here, when that is and what is safe from it. */
export function StorageNote({ life }: { readonly life: StorageLife }) {
  const text = textOf(life);
  return (
    text && (
      <p className="quiet-note">
        {text} {words.remedy}
      </p>
    )
  );
}

function textOf(life: StorageLife): string | null {
  switch (life.kind) {
    case 'kept':
      return null;
    case 'may-be-erased':
      return words['may-be-erased'](life.afterDays);
    case 'if-short-of-space':
      return words['if-short-of-space'];
  }
}
