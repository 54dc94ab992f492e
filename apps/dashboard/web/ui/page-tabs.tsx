import { Tabs } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import './page-tabs.css';

interface PageTabsProps<Name extends string> {
  /** In their order. */
  readonly names: readonly Name[];
  readonly labelOf: (name: Name) => string;
  readonly shown: Name;
  readonly onShow: (name: Name | undefined) => void;
  /** What the tab that is shown has. */
  readonly children: ReactNode;
}

/** The parts of a page as tabs, which scroll sideways where they do not fit. */
export function PageTabs<Name extends string>(props: PageTabsProps<Name>) {
  const { names, labelOf, shown, onShow, children } = props;
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = bar.current?.querySelector('[aria-selected="true"]');
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown]);
  const show = (wanted: string | null) => onShow(names.find((name) => name === wanted));
  return (
    <Tabs value={shown} onChange={show} keepMounted={false}>
      <div className="tab-scroll" ref={bar}>
        <Tabs.List mb="md">
          {names.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {labelOf(name)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </div>
      {names.map((name) => (
        <Tabs.Panel key={name} value={name}>
          {name === shown && children}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
