/** An IP address as a number: 32 bits for version 4, 128 bits for version 6. */
export type Ip = { version: 4 | 6; value: bigint };
