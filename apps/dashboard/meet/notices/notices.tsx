import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

const SHOWN_MS = 6000;
const MOST = 4;

interface Notice {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'bad';
}

type Tell = (text: string, tone?: Notice['tone']) => void;
const TellContext = createContext<Tell | null>(null);

/** Says something to whoever is here: shown for a moment, and read out. */
export function useTell(): Tell {
  const tell = use(TellContext);
  if (!tell) throw new Error('There are no notices around this.');
  return tell;
}

/** Shows what is told inside, in a corner that moves nothing else. */
export function Notices({ children }: { readonly children: ReactNode }) {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const last = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const tell = useCallback<Tell>((text, tone = 'plain') => {
    last.current += 1;
    const id = last.current;
    setNotices((known) => [...known, { id, text, tone }].slice(-MOST));
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setNotices((known) => known.filter((notice) => notice.id !== id));
    }, SHOWN_MS);
    timers.current.add(timer);
  }, []);
  useEffect(() => {
    const { current } = timers;
    return () => {
      for (const timer of current) clearTimeout(timer);
    };
  }, []);
  return (
    <TellContext value={tell}>
      {children}
      <div className="meet-notices" role="status" aria-live="polite" aria-atomic="false">
        {notices.map(({ id, text, tone }) => (
          <div key={id} className="meet-notice" data-tone={tone}>
            {text}
          </div>
        ))}
      </div>
    </TellContext>
  );
}
