/** The date of docs/PRIVACY.md. If it changes, the product tells users who knew the earlier policy. */
export const privacyPolicyDate = '2026-11-29';
