import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { APP_TABS } from '../apps/app-tab.js';

/** What an event tells of a name that was changed. */
interface Renaming {
  readonly type?: string;
  readonly data?: { readonly name?: string; readonly former_name?: string | null };
}

/** Goes to the new name of the app that is shown: nothing is found under the old one any more. */
export function useRenamed(project: string, shown: string) {
  const navigate = useNavigate();
  const { tab } = useSearch({ strict: false });
  const queryClient = useQueryClient();
  const goTo = async (app: string) => {
    await navigate({
      to: '/projects/$project/app/$app',
      params: { project, app },
      search: { tab: APP_TABS.find((one) => one === tab) },
      replace: true,
    });
    await queryClient.invalidateQueries({ queryKey: ['project', project, 'apps'] });
  };
  /** @returns whether the event was about that */
  return (event: unknown): boolean => {
    const { type, data } = (event ?? {}) as Renaming;
    if (type !== 'app.updated' || data?.former_name !== shown || !data.name) return false;
    void goTo(data.name);
    return true;
  };
}
