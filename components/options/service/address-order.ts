import type { ServiceOperationId } from '../../../lib/model/answer/service-answer.ts';

/** The service's addresses as their fields are in order: their tests are listed, and made, in the same order. */
export const addressOrder: readonly ServiceOperationId[] = ['phoneValidation', 'ipGeolocation', 'callerId'];
