/** Whether tests of several nodes must run, as in continuous integration. */
export const isNeeded = (): boolean => process.env.TABULA_NEED_NATS === '1';
