import { notifications } from '@mantine/notifications';

/** Says what went wrong with something that was clicked and has no place of its own for it. */
export const showError = ({ message }: Error): void => {
  notifications.show({ color: 'red', message });
};
