/** The three operations of the lookup service (`service-interface.md` section 1), in the order a report asks them. */
export const operationIds = ['phoneValidation', 'callerId', 'ipGeolocation'] as const;

export type OperationId = (typeof operationIds)[number];
