/** The date of docs/PRIVACY.md. People who knew an earlier one are told that it changed. */
export const privacyPolicyDate = '2026-11-28';
