/** Signs and a number after an IPv4 address, or after an IPv6 address that ends in one. */
const afterDots = /^([\da-f:]*?\d{1,4}(?:\.\d{1,4}){3})([.:])(\d{1,5})(?=$|\/)/i;
const mostOfPart = 255;
const mostPort = 65_535;

/**
 * Returns a text in the shape of an IP address without the port after it: `192.0.2.1:80`, `::ffff:192.0.2.1:80`, and
 * `192.0.2.1.8080`, as network tools print it. After a dot, up to 255 is one part too many, and no port.
 */
export function withoutPort(text: string): string {
  return text.replace(afterDots, (whole, address: string, sign: string, port: string) => {
    const isPort = Number(port) <= mostPort && (sign === ':' || Number(port) > mostOfPart);
    return isPort ? address : whole;
  });
}
