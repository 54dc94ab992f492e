/** The supervisor's own lines in the log of the process, in the form that services use. */
export type SupervisorLog = (level: 'info' | 'warn' | 'error', message: string) => void;

const NUMBERS = { info: 30, warn: 40, error: 50 };

export const log: SupervisorLog = (level, message) => {
  const entry = {
    level: NUMBERS[level],
    time: new Date().toISOString(),
    service: 'supervisor',
    msg: message,
  };
  process.stdout.write(`${JSON.stringify(entry)}\n`);
};
