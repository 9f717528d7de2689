/**
 * A browser of one window per tab around WebKitGTK, for `gjs`. WebKit's own MiniBrowser keeps
 * nothing when it is automated, and its window is wider than a phone.
 *
 * WebKitWebDriver starts and drives it; what WebDriver has no words for it takes as JSON over HTTP.
 * Its arguments: the folder of the profile, and a file in which to write where it listens.
 */
import Gio from 'gi://Gio';
import GLib from 'gi://GLib';
import Gtk from 'gi://Gtk?version=3.0';
import Soup from 'gi://Soup?version=3.0';
import WebKit2 from 'gi://WebKit2?version=4.1';
import system from 'system';

const [profile, addressFile] = ARGV;

Gtk.init(null);
const scripts = new WebKit2.UserContentManager();
const context = new WebKit2.WebContext({
  website_data_manager: new WebKit2.WebsiteDataManager({
    base_data_directory: `${profile}/data`,
    base_cache_directory: `${profile}/cache`,
  }),
});
context.set_automation_allowed(true);

/** In the order in which they were opened. */
const views = [];
let open = 0;

function openWindow() {
  const view = new WebKit2.WebView({
    web_context: context,
    user_content_manager: scripts,
    is_controlled_by_automation: true,
    settings: new WebKit2.Settings({ enable_write_console_messages_to_stdout: true }),
    visible: true,
  });
  const window = new Gtk.Window({ default_width: 1280, default_height: 900, decorated: false });
  window.add(view);
  window.show();
  view.connect('close', () => window.destroy());
  window.connect('destroy', () => {
    open -= 1;
    if (open === 0) Gtk.main_quit();
  });
  views.push(view);
  open += 1;
  return view;
}

context.connect('automation-started', (_context, session) => {
  const info = new WebKit2.ApplicationInfo();
  info.set_name('WebKitGTK');
  info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), 0);
  session.set_application_info(info);
  session.connect('create-web-view', openWindow);
});

/** How long a window is waited for that is to get the focus, in microseconds. */
const focusPatience = 10_000_000;

/** What can be asked for; each answers by calling `done`, with what went wrong if something did. */
const commands = {
  '/init-script': ({ script }, done) => {
    const { TOP_FRAME } = WebKit2.UserContentInjectedFrames;
    const { START } = WebKit2.UserScriptInjectionTime;
    scripts.add_script(new WebKit2.UserScript(script, TOP_FRAME, START, null, null));
    done();
  },
  '/bring-to-front': ({ tab }, done) => {
    const window = views[tab].get_toplevel();
    const deadline = GLib.get_monotonic_time() + focusPatience;
    // No window manager is there to give it the focus, which one that is not yet shown can't take.
    const focus = () => {
      if (window.has_toplevel_focus || GLib.get_monotonic_time() > deadline) {
        done(window.has_toplevel_focus ? undefined : 'it gets no focus');
        return GLib.SOURCE_REMOVE;
      }
      window.get_window().raise();
      window.get_window().focus(Gtk.get_current_event_time());
      views[tab].grab_focus();
      return GLib.SOURCE_CONTINUE;
    };
    if (focus() === GLib.SOURCE_CONTINUE) GLib.timeout_add(GLib.PRIORITY_DEFAULT, 20, focus);
  },
};

const server = new Soup.Server();
for (const [path, command] of Object.entries(commands)) {
  server.add_handler(path, (_server, message) => {
    const body = new TextDecoder().decode(message.get_request_body().flatten().get_data());
    message.pause();
    const answer = (problem = '') => {
      message.set_status(problem ? 500 : 200, null);
      message.set_response('text/plain', Soup.MemoryUse.COPY, new TextEncoder().encode(problem));
      message.unpause();
    };
    try {
      command(JSON.parse(body), answer);
    } catch (error) {
      answer(String(error));
    }
  });
}
server.listen_local(0, Soup.ServerListenOptions.IPV4_ONLY);
const [address] = server.get_uris();
const told = JSON.stringify({
  address: address.to_string(),
  pid: new Gio.Credentials().get_unix_pid(),
});
GLib.file_set_contents(addressFile, told);

Gtk.main();
system.exit(0);
