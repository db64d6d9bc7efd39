import { DefaultQueryExecutor, type CompiledQuery, type QueryResult } from 'kysely';

/** What databases are asked, and what they answer. */
export interface Cost {
  statements: number;
  rows: number;
}

interface Executor {
  executeQuery(query: CompiledQuery): Promise<QueryResult<unknown>>;
}

/** Counts what all databases of this process are asked while something is done: figures that hold on a machine that is busy. */
export async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  const cost: Cost = { statements: 0, rows: 0 };
  const executors = Object.getPrototypeOf(DefaultQueryExecutor.prototype) as Executor;
  const { executeQuery } = executors;
  executors.executeQuery = async function counted(this: Executor, query) {
    const result = await executeQuery.call(this, query);
    cost.statements += 1;
    cost.rows += result.rows.length;
    return result;
  };
  try {
    await work();
  } finally {
    executors.executeQuery = executeQuery;
  }
  return cost;
}
