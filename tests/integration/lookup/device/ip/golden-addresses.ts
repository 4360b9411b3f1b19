type Row = {
  ip: string;
  country: string;
  region: string;
  city: string;
  latitude: number;
  longitude: number;
  asn: number | null;
};

function row(
  ip: string,
  [country, region, city]: [string, string, string],
  rest: [number, number, number | null],
): Row {
  const [latitude, longitude, asn] = rest;
  return { ip, country, region, city, latitude, longitude, asn };
}

/** What the pinned data says of addresses; coordinates to about 25 km. */
export const goldenAddresses: readonly Row[] = [
  row('8.8.8.8', ['US', 'California', 'Mountain View'], [37.42, -122.08, 15169]),
  row('1.1.1.1', ['AU', 'New South Wales', 'Sydney'], [-33.87, 151.21, 13335]),
  row('9.9.9.9', ['US', 'California', 'Berkeley'], [37.87, -122.27, 19281]),
  row('81.2.69.142', ['GB', 'England', 'London'], [51.51, -0.13, 20712]),
  row('140.82.121.4', ['DE', 'Hesse', 'Frankfurt am Main'], [50.11, 8.68, 36459]),
  row('151.101.1.69', ['CA', 'Quebec', 'Montreal'], [45.5, -73.57, 54113]),
  row('17.253.144.10', ['US', 'California', 'Cupertino'], [37.33, -122.01, 714]),
  row('193.0.6.139', ['NL', 'North Holland', 'Amsterdam'], [52.37, 4.9, 3333]),
  row('62.138.18.62', ['FR', 'Grand Est', 'Strasbourg'], [48.57, 7.75, 29066]),
  row('91.198.174.192', ['NL', 'North Holland', 'Amsterdam'], [52.37, 4.9, null]),
  row('195.113.144.230', ['CZ', 'Prague', 'Prague'], [50.08, 14.44, 2852]),
  row('130.59.31.80', ['CH', 'Zurich', 'Zurich'], [47.39, 8.5, 559]),
  row('194.25.0.125', ['DE', 'Hesse', 'Darmstadt'], [49.86, 8.63, 3320]),
  row('80.67.169.12', ['FR', 'Ile-de-France', 'Paris'], [48.86, 2.35, 20766]),
  row('77.88.55.242', ['RU', 'Moscow', 'Moscow'], [55.76, 37.62, 13238]),
  row('218.30.103.50', ['CN', 'Beijing', 'Jinrongjie'], [39.92, 116.36, 23724]),
  row('202.12.27.33', ['JP', 'Kanagawa', 'Fujisawa'], [35.35, 139.48, 7500]),
  row('168.126.63.1', ['KR', 'Gyeonggi-do', 'Seongnam-si'], [37.37, 127.12, 4766]),
  row('139.130.4.5', ['AU', 'New South Wales', 'St Leonards'], [-33.82, 151.19, 1221]),
  row('103.6.212.1', ['NZ', 'Waikato', 'Cambridge'], [-37.89, 175.47, 139580]),
  row('27.34.0.1', ['NP', 'Bagmati Province', 'Hetauda'], [27.44, 85, 17501]),
  row('41.203.64.1', ['NG', 'Lagos', 'Lagos'], [6.52, 3.38, 37148]),
  row('196.25.1.1', ['ZA', 'Gauteng', 'Centurion'], [-25.86, 28.19, 5713]),
  row('200.160.2.3', ['BR', 'Sao Paulo', 'Pinheiros'], [-23.56, -46.69, 22548]),
  row('187.141.0.1', ['MX', 'Mexico City', 'Tlalpan'], [19.3, -99.16, 8151]),
  row('24.48.0.1', ['CA', 'Quebec', 'Montreal'], [45.5, -73.57, 5769]),
  row('2001:4860:4860::8888', ['CA', 'Quebec', 'Montreal'], [45.5, -73.57, 15169]),
  row('2a00:1450:4001:801::200e', ['DE', 'Hesse', 'Frankfurt am Main'], [50.11, 8.68, 15169]),
  row('2400:3200::1', ['CN', 'Zhejiang', 'Hangzhou'], [30.27, 120.15, 37963]),
  row('2001:500:2f::f', ['US', 'New Hampshire', 'Newmarket'], [43.08, -70.94, 3557]),
  row('2804:10::1', ['BR', 'Rio Grande do Sul', 'Porto Alegre'], [-30.04, -51.21, 28299]),
  row('2c0f:fb50:4002::1', ['KE', 'Nairobi Area', 'Nairobi'], [-1.29, 36.82, 15169]),
];
