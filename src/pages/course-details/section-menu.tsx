import { useEffect, useRef } from 'react';
import { coursePage } from '../../content/course-page';
import { Link } from 'react-router-dom';
import './course-details-page.css';

interface SectionMenuProps {
  /** Index of the active section. */
  readonly active: number;
  readonly onChoose: (index: number) => void;
}

/** The side menu of the course's sections: plain links to them, the active one in red (section 2). */
export function SectionMenu({ active, onChoose }: SectionMenuProps) {
  const list = useRef<HTMLOListElement>(null);

  // On a phone the menu is a strip of its own scrolling: the active item is brought into it.
  useEffect(() => {
    const item = list.current?.children[active];
    if (!list.current || !(item instanceof HTMLElement)) return;
    const middle = item.offsetLeft - (list.current.clientWidth - item.offsetWidth) / 2;
    list.current.scrollTo({ left: middle });
  }, [active]);

  return (
    <nav className="section-menu" aria-label={coursePage.menuLabel}>
      <ol ref={list} className="section-menu__list" role="list">
        {coursePage.sections.map((section, index) => (
          <li key={section.id}>
            <Link
              className="section-menu__link"
              to={`#${section.id}`}
              aria-current={index === active ? 'location' : undefined}
              onClick={() => onChoose(index)}
            >
              {section.title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
