import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { signOut } from '../api/session.js';

/** For whoever followed a link that is for another account; sign-in leads back to it. */
export function SignOutButton() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { href: next } = useLocation();
  const leave = useMutation({
    mutationFn: signOut,
    onSuccess: async () => {
      queryClient.clear();
      await navigate({ to: '/sign-in', search: { next } });
    },
  });
  return (
    <Button variant="default" loading={leave.isPending} onClick={() => leave.mutate()}>
      Sign in with another account
    </Button>
  );
}
