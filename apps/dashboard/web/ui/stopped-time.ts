import { createContext, useContext } from 'react';

/** What time it is in a part of a page where it stands still; undefined where real time counts. */
export const StoppedTime = createContext<number | undefined>(undefined);

export const useStoppedTime = (): number | undefined => useContext(StoppedTime);
