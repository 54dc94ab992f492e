import { UnstyledButton } from '@mantine/core';
import { useClickOutside, useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId } from 'react';
import './section-menu.css';

interface Section<Name extends string> {
  readonly name: Name;
  readonly label: string;
}

interface SectionGroup<Name extends string> {
  readonly label: string;
  readonly sections: readonly Section<Name>[];
}

/** What the link of a section must carry. */
export interface SectionLink {
  readonly className: string;
  readonly 'aria-current': 'page' | undefined;
  readonly children: string;
}

interface SectionMenuProps<Name extends string> {
  /** What the sections are of. */
  readonly label: string;
  readonly groups: readonly SectionGroup<Name>[];
  readonly shown: Name;
  readonly link: (name: Name, props: SectionLink) => ReactNode;
  /** The section that is shown. */
  readonly children: ReactNode;
}

/** A page of many sections: a grouped menu beside them, folded into a button where it is narrow. */
export function SectionMenu<Name extends string>(props: SectionMenuProps<Name>) {
  const { label, groups, shown, link, children } = props;
  const [isOpen, { close, toggle }] = useDisclosure(false);
  const nav = useClickOutside<HTMLElement>(close);
  const id = useId();
  const current = groups.flatMap(({ sections }) => sections).find(({ name }) => name === shown);
  useEffect(close, [shown, close]);
  return (
    <div className="sectioned">
      <nav
        ref={nav}
        aria-label={label}
        className="section-menu"
        onKeyDown={({ key }) => key === 'Escape' && close()}
      >
        <UnstyledButton
          className="section-toggle"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          {current?.label}
          <IconChevronDown size={16} aria-hidden />
        </UnstyledButton>
        <div id={id} className="section-groups" data-open={isOpen || undefined}>
          {groups.map(({ label: name, sections }) => (
            <ul key={name} aria-label={name}>
              <li className="section-group" aria-hidden>
                {name}
              </li>
              {sections.map((section) => (
                <li key={section.name}>
                  {link(section.name, {
                    className: section.name === shown ? 'nav-link active' : 'nav-link',
                    'aria-current': section.name === shown ? 'page' : undefined,
                    children: section.label,
                  })}
                </li>
              ))}
            </ul>
          ))}
        </div>
      </nav>
      <div className="section-shown">{children}</div>
    </div>
  );
}
