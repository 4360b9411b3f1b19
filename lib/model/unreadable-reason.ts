/** Why a text is no subject. `needs-country`: a national number, and no default country is known. */
export type UnreadableReason = 'empty' | 'neither' | 'needs-country' | 'too-long';
