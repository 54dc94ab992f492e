import { DeploymentErrors } from '../../deployments/deployment.errors.js';
import type { BuildPlan, BuildStep } from '../../engine/build-plan.js';
import { givenSteps } from '../given-steps.js';
import { type HostPrograms, toolchainMissing } from '../host-programs.js';
import { readProcfile } from '../procfile.js';
import { type SourceTree, subtree } from '../source-tree.js';
import type { Wanted } from '../wanted.js';

const CLASSES = '.skydeck/classes';
const JAVA = 'exec java -XX:MaxRAMPercentage=75';
const DEEPEST = 8;

/** How an app in Java is built, and what starts what that leaves. */
interface JavaBuild {
  readonly step: BuildStep;
  readonly start: string;
  readonly reason: string;
}

export const isJava = (tree: SourceTree): boolean =>
  ['pom.xml', 'gradlew', 'Main.java'].some((file) => tree.isFile(file)) ||
  tree.isFolder('src/main/java');

/** Plans an app in Java: Maven, the wrapper of Gradle, or the compiler alone. */
export function detectJava(repo: SourceTree, wanted: Wanted, host: HostPrograms): BuildPlan {
  const tree = subtree(repo, wanted.root);
  if (host.find('javac') === undefined) {
    const packages = ['default-jdk-headless'];
    throw toolchainMissing({ language: 'Java', missing: 'the program `javac`', packages });
  }
  const reasons = ['Java of this machine'];
  const given = givenSteps(wanted, reasons);
  const made = maven(tree, host) ?? gradle(tree) ?? compiler(tree, wanted.target);
  const steps = [...given.install, given.build ?? made.step];
  if (!given.build) reasons.push(made.reason);
  const web = readProcfile(tree.read('Procfile')).get('web');
  if (wanted.startCommand !== undefined) reasons.push('start: command from the settings');
  return {
    runtime: 'java',
    root: wanted.root,
    steps,
    start: wanted.startCommand ?? web ?? made.start,
    port: wanted.port ?? 8080,
    healthPath: wanted.healthPath,
    reasons,
    warnings: [],
  };
}

function maven(tree: SourceTree, host: HostPrograms): JavaBuild | undefined {
  if (!tree.isFile('pom.xml')) return undefined;
  const hasWrapper = tree.isFile('mvnw');
  if (!hasWrapper && host.find('mvn') === undefined) {
    throw toolchainMissing({ language: 'Java', missing: 'Maven', packages: ['maven'] });
  }
  const program = hasWrapper ? 'sh ./mvnw' : 'mvn';
  const run = `${program} -B -ntp -DskipTests -Dmaven.repo.local=/cache/maven package`;
  return {
    step: { name: 'build', run, cacheKeyFiles: [], network: true, env: { HOME: '/cache' } },
    start: `${JAVA} -jar "$(ls target/*.jar | grep -v -e -sources -e -javadoc -e original- | head -n 1)"`,
    reason: `build: Maven${hasWrapper ? ' by its wrapper' : ''}`,
  };
}

function gradle(tree: SourceTree): JavaBuild | undefined {
  if (!tree.isFile('gradlew')) return undefined;
  const env = { GRADLE_USER_HOME: '/cache/gradle' };
  const run = 'sh ./gradlew --no-daemon assemble';
  return {
    step: { name: 'build', run, cacheKeyFiles: [], network: true, env },
    start: `${JAVA} -jar "$(ls build/libs/*.jar | grep -v -e -plain | head -n 1)"`,
    reason: 'build: Gradle by its wrapper',
  };
}

function compiler(tree: SourceTree, target: string | undefined): JavaBuild {
  const folder = tree.isFolder('src/main/java') ? 'src/main/java' : '.';
  const main = target ?? mainClass(tree, folder);
  if (main === undefined) {
    throw DeploymentErrors.no_runtime({
      detail: `No class in \`${folder}\` has a \`public static void main\`, and there is no pom.xml.`,
    });
  }
  const run = `find ${folder} -name '*.java' -print0 | xargs -0 javac -d ${CLASSES}`;
  return {
    step: { name: 'build', run, cacheKeyFiles: [], network: false },
    start: `${JAVA} -cp ${CLASSES} ${main}`,
    reason: `build: the compiler alone; main class ${main}`,
  };
}

/** The first class with a main method, nearest to the top. */
function mainClass(tree: SourceTree, folder: string): string | undefined {
  let level = [folder];
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth++) {
    const inside = level.flatMap((at) => tree.list(at).map((name) => `${at}/${name}`));
    for (const path of inside.filter((name) => name.endsWith('.java'))) {
      if (!/public\s+static\s+void\s+main\s*\(/.test(tree.read(path) ?? '')) continue;
      return path.slice(folder.length + 1, -'.java'.length).replaceAll('/', '.');
    }
    level = inside.filter((path) => tree.isFolder(path) && !/\/(\.|target|build)/.test(path));
  }
  return undefined;
}
