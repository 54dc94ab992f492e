import pg from 'pg';

/** How the owner of a database connects to it now. */
export async function connectionOf(api, database) {
  const { data } = await api.call('POST', `/databases/${database}/credentials/owner/reveal`);
  return { connectionString: data.url, ssl: { ca: data.ca } };
}

/** Connects, asks once and leaves. */
export async function queryOnce(connection, sql) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
