import {
  Badge,
  createTheme,
  Drawer,
  Modal,
  Notification,
  Pill,
  SegmentedControl,
  Table,
} from '@mantine/core';
import { look } from './look.js';

const overlay = { backgroundOpacity: 0.45, blur: 2 };
const closeButtonProps = { 'aria-label': 'Close' };
const dialogTitle = { fontWeight: 600, fontSize: '1.0625rem' };

export const theme = createTheme({
  ...look,
  components: {
    Badge: Badge.extend({ defaultProps: { tt: 'none', fw: 500 } }),
    Modal: Modal.extend({
      defaultProps: { centered: true, overlayProps: overlay, closeButtonProps },
      styles: { title: dialogTitle },
    }),
    Drawer: Drawer.extend({
      defaultProps: { overlayProps: overlay, closeButtonProps },
      styles: { title: dialogTitle },
    }),
    Notification: Notification.extend({ defaultProps: { closeButtonProps } }),
    // Those in fields have no other name.
    Pill: Pill.extend({ defaultProps: { removeButtonProps: { 'aria-label': 'Remove' } } }),
    SegmentedControl: SegmentedControl.extend({ defaultProps: { transitionDuration: 0 } }),
    Table: Table.extend({ defaultProps: { verticalSpacing: 'sm', horizontalSpacing: 'md' } }),
  },
});
