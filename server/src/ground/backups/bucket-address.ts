const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The bucket of an address such as https://s3.example.org/BUCKET/FOLDER, or https://BUCKET.s3.example.org; undefined of what is none. Only on
 * this machine without TLS: backups are secrets.
 */
export function bucketIn(address: string): { endpoint: string; prefix: string } | undefined {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return undefined;
  const { protocol, origin, hostname, pathname, username, password, search } = new URL(address);
  if (username !== '' || password !== '' || search !== '' || (protocol === 'http:' && !THIS_MACHINE.includes(hostname))) return undefined;
  const [bucket, ...folders] = pathname.split('/').filter(Boolean);
  return { endpoint: bucket === undefined ? origin : `${origin}/${bucket}`, prefix: folders.map((folder) => `${folder}/`).join('') };
}
