/** Resolvers that everyone knows and the examples that everyone writes: of small numbers, as versions are, but addresses. */
export const wellKnown =
  /^(?:(\d)\.\1\.\1\.\1|1\.2\.3\.\d+|5\.6\.7\.8|8\.8\.4\.4|1\.0\.0\.[1-3]|1\.1\.1\.[23]|4\.2\.2\.\d)$/;
