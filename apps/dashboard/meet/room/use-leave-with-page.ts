import { useEffect } from 'react';
import { useRoom } from './room-context.js';

/** Leaves with the page, so that the others do not see a picture that stands still for a while. */
export function useLeaveWithPage(): void {
  const room = useRoom();
  useEffect(() => {
    const leave = () => void room.leave();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [room]);
}
