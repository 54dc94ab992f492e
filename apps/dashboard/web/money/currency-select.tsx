import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Currency, currenciesQuery } from '../api/currencies.js';

interface CurrencySelectProps {
  readonly project: string;
  /** Code of the currency; empty for none. */
  readonly value: string;
  readonly error?: ReactNode;
  readonly label: string;
  readonly onChange: (code: string) => void;
}

const SHOWN = 60;
/** Chosen most often, all over the world. */
const FREQUENT = new Set(['USD', 'EUR', 'GBP', 'JPY', 'CNY', 'CHF']);

const choice = ({ code, name }: Currency) => ({ value: code, label: `${code} · ${name}` });

/** Chooses a currency by its code or name. */
export function CurrencySelect({ project, onChange, ...rest }: CurrencySelectProps) {
  const { data, isError } = useQuery(currenciesQuery(project));
  const currencies = [...(data?.values() ?? [])].filter(({ active }) => active);
  const own = currencies.filter(({ kind }) => kind === 'custom');
  const iso = currencies.filter(({ kind }) => kind === 'iso');
  const groups = [
    { group: 'Of this project', items: own.map((one) => choice(one)) },
    {
      group: 'Frequent',
      items: iso.filter(({ code }) => FREQUENT.has(code)).map((one) => choice(one)),
    },
    {
      group: 'All',
      items: iso.filter(({ code }) => !FREQUENT.has(code)).map((one) => choice(one)),
    },
  ];
  return (
    <Select
      {...rest}
      searchable
      required
      limit={SHOWN}
      data={groups.filter(({ items }) => items.length > 0)}
      placeholder="Code or name"
      nothingFoundMessage={isError ? 'The currencies cannot be read now.' : 'No currency fits.'}
      onChange={(code) => onChange(code ?? '')}
    />
  );
}
